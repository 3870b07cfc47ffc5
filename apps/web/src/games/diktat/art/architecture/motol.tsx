/** Motol Centre: ringed dome and mast. */
export const motol = (
  <>
    <path class="d" d="M-54 0v-16h104V0z" />
    <path class="m" d="M-40-16c0-22 14-36 34-36s34 14 34 36z" />
    <path class="l" d="M-40-16c0-22 14-36 34-36-14 6-20 18-21 36z" />
    <path class="k" d="M-6-52v36M-30-30h48M-24-42h36M12-46c4 8 6 18 6 30" />
    <ellipse class="ring" cx="-6" cy="-34" rx="50" ry="11" transform="rotate(-12 -6 -34)" />
    <path class="m" d="M34-16v-34h6v34z" />
    <path class="k" d="M37-50v-22M31-62h12M33-68h8" />
    <circle class="w" cx="37" cy="-74" r="2.5" />
    <path
      class="w"
      d="M-48-10h8v4h-8zM-34-10h8v4h-8zM-20-10h8v4h-8zM8-10h8v4H8zM22-10h8v4h-8zM36-10h8v4h-8zM-9-28h6v12h-6z"
    />
  </>
);
