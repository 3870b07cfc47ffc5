/** The thing above the city, on a field of 620 × 180 units and as high as the sky goes; its tip is at (306, 178). Its eye closes behind a stage. */
export function Artefact({ transform, eye = true }: { transform: string; eye?: boolean }) {
  return (
    <g transform={transform}>
      <path
        d="M70-8H548L486 48 412 92 356 124 306 178 256 126 184 92 112 46z"
        fill="#070B0D"
        stroke="#070B0D"
        stroke-width={eye ? 6 : 0}
      />
      <g stroke="#070B0D" stroke-width="1.6">
        <path d="M70-8L-90-400H146L206-8z" fill="#10181B" />
        <path d="M206-8L146-400H310L298-8z" fill="#1A252A" />
        <path d="M298-8L310-400H466L406-8z" fill="#0E1517" />
        <path d="M406-8L466-400H708L548-8z" fill="#172126" />
        <path d="M70-8h136l-34 56-60-2z" fill="#1B272C" />
        <path d="M206-8h92l-44 74-82-18z" fill="#2B3B41" />
        <path d="M298-8h108l-48 66-104 8z" fill="#131C20" />
        <path d="M406-8h142l-62 56-128 10z" fill="#223037" />
        <path d="M112 46l60 2 12 44z" fill="#10181B" />
        <path d="M172 48l82 18 2 60-72-34z" fill="#1A252A" />
        <path d="M254 66l52 112-50-52z" fill="#0B1113" />
        <path d="M254 66l104-8-2 66-50 54z" fill="#293940" />
        <path d="M358 58l128-10-74 44-56 32z" fill="#141D21" />
        {eye && <path d="M254 66l104-8-54 44z" fill="#0A0F11" />}
      </g>
      {eye && (
        <>
          <path
            d="M206-8l-34 56 12 44M298-8l-44 74 52 112 52-120L406-8M254 66l104-8M172 48l82 18M486 48l-128 10"
            fill="none"
            stroke="#9DB7AE"
            stroke-width=".9"
            opacity=".5"
          />
          <path d="M306 178l50-54 56-32 74-44" fill="none" stroke="#D7E6D6" stroke-width="1.6" opacity=".7" />
          <path d="M288 88c12-9 24-9 36-2-12 9-24 9-36 2z" fill="#D7E6D6" opacity=".9" />
          <circle cx="306" cy="87" r="3.2" fill="#070B0D" />
        </>
      )}
    </g>
  );
}
