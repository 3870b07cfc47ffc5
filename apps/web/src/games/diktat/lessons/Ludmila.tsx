/** Ludmila, lamplighter of the Charles Bridge: teal coat, red scarf, the pole of her lamp. */
export function Ludmila() {
  return (
    <svg viewBox="296 336 168 168" preserveAspectRatio="xMidYMin slice" aria-hidden="true" stroke-linejoin="round">
      <path d="M290 700 L304 560 L330 486 L372 462 L424 476 L446 540 L452 620 L466 700z" fill="#05090A" />
      <path d="M296 700 L309 562 L334 490 L372 468 L372 700z" fill="#143B3A" />
      <path d="M372 468 L420 480 L440 542 L446 620 L459 700 L372 700z" fill="#1F5753" />
      <path d="M420 480 L440 542 L446 620 L459 700 L430 700 L424 610 L414 540z" fill="#2F776E" />
      <path d="M420 480 L440 542 L446 620 L459 700 L453 700 L440 622 L433 544z" fill="#FFC871" />
      <path d="M334 490 L309 562 L296 700 L318 700 L330 570 L350 500z" fill="#0D2A2B" />
      <path d="M372 470 L372 700" stroke="#05090A" stroke-width="2.5" />
      <g fill="#E9C98A" stroke="#05090A" stroke-width="1.5">
        <path d="M380 560l6-5 6 5-6 5zM381 604l6-5 6 5-6 5zM382 648l6-5 6 5-6 5z" />
      </g>
      <g stroke="#0A1F20" stroke-width="1.6" opacity=".8">
        <path d="M312 610l40 12M310 628l42 12M308 646l44 12M306 664l46 12M303 682l50 12" />
      </g>

      <path d="M340 486 L352 452 L410 450 L424 482 L384 502z" fill="#7A1F22" stroke="#05090A" stroke-width="3" />
      <path d="M352 452 L384 478 L384 502 L340 486z" fill="#531315" />
      <path d="M344 492l-20 52 14-4 6 12 22-54z" fill="#93272A" stroke="#05090A" stroke-width="2.5" />

      <path d="M330 500 L318 560 L386 594 L404 562 L352 540 L362 506z" fill="#05090A" />
      <path d="M336 506 L324 556 L386 587 L398 564 L345 543 L354 508z" fill="#1A4A48" />
      <path d="M324 556 L386 587 L398 564 L392 561 L380 576 L330 550z" fill="#2F776E" />
      <path d="M334 690 L530 266" stroke="#05090A" stroke-width="9" />
      <path d="M334 690 L530 266" stroke="#8C6A3A" stroke-width="5" />
      <path d="M337 688 L532 266" stroke="#E3B768" stroke-width="1.6" />

      <path d="M374 562l18-12 14 6-4 20-16 8-14-8z" fill="#E6CFA3" stroke="#05090A" stroke-width="2.5" />
      <path d="M378 566l22-6M377 573l22-4" stroke="#8A6536" stroke-width="1.6" />

      <path d="M352 398 L358 452 L384 470 L410 456 L414 438 L428 432 L420 416 L420 392 L394 376z" fill="#05090A" />
      <path d="M358 400 L362 448 L384 463 L405 452 L409 434 L421 429 L414 416 L414 394 L392 380z" fill="#C9A067" />
      <path d="M386 384 L414 394 L414 416 L421 429 L409 434 L405 452 L390 460 L386 430 L394 414z" fill="#F0D9AE" />
      <path d="M396 408l13-2v4l-12 3z" fill="#05090A" />
      <path d="M393 402l17-4" stroke="#05090A" stroke-width="2.6" />
      <path d="M400 440l9-2-4 5z" fill="#7A1F22" />
      <path d="M350 396 L346 436 L356 458 L370 452 L366 424 L380 402z" fill="#1A1210" />
      <path d="M350 430l-8 30 16 12 10-18z" fill="#2A1C16" />

      <path d="M338 398 L346 366 L380 350 L418 364 L424 388 L440 398 L436 404 L388 398z" fill="#05090A" />
      <path d="M344 394 L350 370 L380 356 L388 392z" fill="#16403F" />
      <path d="M380 356 L414 368 L418 388 L388 392z" fill="#2B6A64" />
      <path d="M414 368 L418 388 L434 398 L390 395 L388 390 L414 386z" fill="#FFC871" opacity=".9" />
    </svg>
  );
}
