/** Roofs and chimneys of the horizon; mirrored on both sides for wider windows. */
const SKYLINE =
  "M-10 160V142l18-2v-7h8v6l20-3 4-9 4 9 18-1v-6h10v4l16 2 3-12 3 12 22-2 8-6h22l4 8 44 4h170l20-6v-8h12v6l18-4v-14l4-8 4 8v12l28 2v-10h14v8l30 4 8-16 6 14 34 2v-12h8v12l22 4h60l14-10v-18h6v16l12 4v-8h24v8l18 2 5-16 5 16 30 2v-8h16v10l30-2v20z";

/** Sky over the wide board: rays of the eclipse, far chimneys, the skyline of the horizon. */
export function WideSky() {
  return (
    <>
      <rect x="-900" y="-80" width="2900" height="160" fill="url(#dk-sky)" />
      <circle cx="200" cy="40" r="230" fill="url(#dk-eclipse)" />
      <path
        d="M198 86L-1001 44M198 86L-987 -102M198 86L-956 -245M198 86L-898 -402M198 86L-808 -568M198 86L1294 -402M198 86L1326 -324M198 86L1352 -245M198 86L1370 -174M198 86L1382 -112M198 86L1389 -60M198 86L1394 -14M198 86L1396 23M198 86L1398 57"
        stroke="#B7CFC0"
        stroke-width="1.2"
        opacity=".24"
      />
      <g fill="none" stroke="#B7CFC0" opacity=".2">
        <circle cx="198" cy="40" r="96" />
        <circle cx="198" cy="40" r="140" stroke-dasharray="2 5" />
        <circle cx="198" cy="40" r="196" />
        <circle cx="198" cy="40" r="270" stroke-dasharray="10 6" />
      </g>
      <path d="M588-70h26l-6 136h-14zM1012-70h40l-10 136h-20zM884-70h18l-4 136h-10z" fill="#0A1113" />
      <path d="M588-70h6l4 136h-4zM1012-70h9l5 136h-4zM884-70h5l1 136h-3z" fill="#30474A" />
      {[
        "translate(-188 -92) scale(-1.44 1)",
        "translate(-160 -92) scale(1.44 1)",
        "translate(2121 -92) scale(-1.44 1)",
      ].map((transform) => (
        <path key={transform} transform={transform} d={SKYLINE} fill="#0E1718" />
      ))}
    </>
  );
}

/** Fields, woods, the lookout tower of Petřín in the west, the television tower in the east. */
export function WideCountry() {
  return (
    <>
      <rect x="-900" y="62" width="2900" height="720" fill="url(#dk-land)" />
      <path
        d="M-50 226c60-12 110 12 170 0s100 8 140 0M-42 240c60-12 110 12 170 0s100 8 140 0M-60 446c60-12 110 12 170 0s100 8 140 0M-52 460c60-12 110 12 170 0s100 8 140 0M-40 650c60-12 110 12 170 0s100 8 140 0M-32 664c60-12 110 12 170 0s100 8 140 0M560 232c60-12 110 12 170 0s100 8 140 0M568 246c60-12 110 12 170 0s100 8 140 0M900 240c60-12 110 12 170 0s100 8 140 0M908 254c60-12 110 12 170 0s100 8 140 0M880 470c60-12 110 12 170 0s100 8 140 0M888 484c60-12 110 12 170 0s100 8 140 0M590 556c60-12 110 12 170 0s100 8 140 0M598 570c60-12 110 12 170 0s100 8 140 0M600 672c60-12 110 12 170 0s100 8 140 0M608 686c60-12 110 12 170 0s100 8 140 0M960 640c60-12 110 12 170 0s100 8 140 0M968 654c60-12 110 12 170 0s100 8 140 0M-50 110c60-12 110 12 170 0s100 8 140 0M-42 124c60-12 110 12 170 0s100 8 140 0M560 74c60-12 110 12 170 0s100 8 140 0M568 88c60-12 110 12 170 0s100 8 140 0M880 96c60-12 110 12 170 0s100 8 140 0M888 110c60-12 110 12 170 0s100 8 140 0"
        stroke="#3B5350"
        stroke-width="1.1"
        opacity=".42"
        fill="none"
      />
      <path
        d="M20 470l8-20 8 20zM36 482l8.8-22 8.8 22zM54 468l7.2-18 7.2 18zM68 486l9.2-23 9.2 23zM20 500l8-20 8 20zM44 510l8-20 8 20zM78 508l7.2-18 7.2 18zM206 446l7.2-18 7.2 18zM222 462l8.8-22 8.8 22zM238 448l7.2-18 7.2 18zM346 660l8-20 8 20zM366 676l8.8-22 8.8 22zM384 658l7.2-18 7.2 18zM350 690l8-20 8 20zM680 612l8-20 8 20zM698 628l8.8-22 8.8 22zM716 610l7.2-18 7.2 18zM690 650l8-20 8 20zM724 646l8-20 8 20zM960 470l8-20 8 20zM978 486l8.8-22 8.8 22zM996 468l7.2-18 7.2 18zM990 508l8-20 8 20zM1012 500l8.8-22 8.8 22zM1040 560l8-20 8 20zM1058 576l8.8-22 8.8 22zM1076 558l7.2-18 7.2 18zM1030 600l8-20 8 20zM1066 612l8-20 8 20z"
        fill="#1D2D2B"
        stroke="#0A1011"
        stroke-width="1.2"
      />
      <path d="M34 452v-40l5-12 5 12v40M29 452l10-30 10 30" fill="none" stroke="#6F8A83" stroke-width="1.8" />
      <g stroke="#070B0D" stroke-width="1.3">
        <path d="M1046 372V238h7v134zM1034 372V262h7v110zM1058 372V272h7v100z" fill="#2B3B41" />
        <path d="M1028 300h42v12h-42zM1028 330h42v12h-42zM1030 282h38v8h-38z" fill="#4A5E63" />
      </g>
      <path d="M1049.5 238v-36" stroke="#6F8A83" stroke-width="2" />
      <circle cx="1049.5" cy="200" r="3" fill="#F0705C" />
    </>
  );
}

/** The island above the weir of Motol; bridges pass over it. */
export function WideIsland() {
  return <path d="M264 506c4-9 12-9 13 0s-1 22-6 25-10-15-7-25z" fill="#22302F" stroke="#86A49B" stroke-width="1.2" />;
}

/** The name of the river and the enamel plate of the city. Place names stay Czech in every language. */
export function WideSigns() {
  return (
    <>
      <text class="dk-river-name" y="5" transform="translate(312 612) rotate(80)">
        VLTAVA
      </text>
      <g class="dk-plate-sign" transform="translate(1042 434)">
        <path d="M-66-40h132l9 9v62l-9 9H-66l-9-9v-62z" fill="#0D1516" stroke="#6F8A83" stroke-width="1.2" />
        <path
          d="M-62-36h124l7 7v58l-7 7H-62l-7-7v-58z"
          fill="none"
          stroke="#6F8A83"
          stroke-width=".7"
          stroke-dasharray="1 2"
        />
        <text class="dk-plate-city" text-anchor="middle" y="-11">
          PRAHA
        </text>
        <text class="dk-plate" text-anchor="middle" y="9">
          HLAVNÍ BLOK
        </text>
        <text class="dk-plate" text-anchor="middle" y="27">
          ČECH
        </text>
      </g>
    </>
  );
}
