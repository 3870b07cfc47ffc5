/** Myrto, potter of Naxos: white face, red band, brush, as she would paint herself on a cup. */
export function Myrto() {
  return (
    <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <circle cx="60" cy="60" r="59" fill="#1D1310" />
      <circle cx="60" cy="60" r="53" fill="none" stroke="#C8623A" stroke-width="5" stroke-dasharray="5 3.320" />
      <circle cx="60" cy="60" r="48" fill="#CD6A40" />
      <clipPath id="myrto">
        <circle cx="60" cy="60" r="48" />
      </clipPath>
      <g clip-path="url(#myrto)">
        <path d="M18 118C20 98 38 88 50 86L68 86C84 90 96 100 98 118z" fill="#1D1310" />
        <path
          d="M30 112c2-10 10-17 18-20M40 114c2-10 8-16 14-20M84 112c-3-9-9-14-16-18M72 114c-2-8-6-14-10-18"
          stroke="#CD6A40"
          stroke-width="1.300"
          fill="none"
        />
        <path d="M48 90q10 9 22 0" stroke="#F4B73A" stroke-width="1.600" fill="none" stroke-dasharray="2 2" />
        <path
          d="M54 42C62 30 76 32 79 40L81 49 88 58 83 61 84.500 65.500 82 68 83 73C81 79 75 79 69 77L67 89 51 89 52 66z"
          fill="#FBF4E4"
          stroke="#1D1310"
          stroke-width="1"
        />
        <path
          d="M32 64C24 42 34 22 56 19 72 18 81 27 81 37L77 41C71 35 62 38 59 46L60 56 55 68C51 78 40 80 34 76 28 73 28 68 32 64z"
          fill="#1D1310"
        />
        <path d="M33 44L78 29 81 36 34 53z" fill="#8A2B1C" stroke="#1D1310" stroke-width="1" />
        <path d="M40 45l4 2 2-4 4 2 2-4 4 2 2-4 4 2 2-4 4 1" stroke="#F4B73A" stroke-width="1.200" fill="none" />
        <path d="M36 58q8 6 16 2M33 66q8 6 18 0M37 34q8-9 20-9" stroke="#CD6A40" stroke-width="1.100" fill="none" />
        <path d="M66 50q6-6 13-1-6 5-13 1z" fill="#FBF4E4" stroke="#1D1310" stroke-width="1.300" />
        <circle cx="73" cy="49.500" r="2.300" fill="#1D1310" />
        <path d="M64 44q7-5 14-2" stroke="#1D1310" stroke-width="1.500" fill="none" />
        <path d="M78 68l6-1.500-3 4z" fill="#8A2B1C" />
        <circle cx="57" cy="67" r="2.800" fill="#F4B73A" stroke="#1D1310" />
        <path d="M84 114L100 68" stroke="#1D1310" stroke-width="2.800" />
        <path d="M98 70l2.500-12 3 11.500z" fill="#8A2B1C" stroke="#1D1310" stroke-width=".9" />
        <path d="M80 122l4-20 6-8 8 3-1 9-6 5-1 11z" fill="#FBF4E4" stroke="#1D1310" stroke-width="1.200" />
        <path d="M88 99l9 2M87 104l9 1" stroke="#1D1310" stroke-width="1" />
      </g>
    </svg>
  );
}
