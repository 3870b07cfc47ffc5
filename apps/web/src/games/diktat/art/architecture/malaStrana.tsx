/** Dome and belfry of Malá Strana. */
export const malaStrana = (
  <>
    <path class="d" d="M-54 0v-18l8-9 8 9V0z" />
    <path class="m" d="M-40 0v-24l9-10 9 10V0z" />
    <path class="l" d="M-40-24l9-10v4l-6 7V0h-3z" />
    <path class="m" d="M-20 0v-34h36V0z" />
    <path class="l" d="M-20-34h7V0h-7z" />
    <path class="m" d="M-18-36c0-16 7-24 16-24s16 8 16 24z" />
    <path class="l" d="M-18-36c0-16 7-24 16-24-7 4-10 12-10 24z" />
    <path class="l" d="M-6-70h8v10h-8z" />
    <path class="m" d="M-7-70c0-5 2-8 5-11 3 3 5 6 5 11z" />
    <path class="k" d="M-2-60v24M5-58c3 6 4 14 4 22M-2-81v-8M-5-86h6" />
    <path class="d" d="M20 0v-56h12V0z" />
    <path class="l" d="M20-56h4V0h-4z" />
    <path class="m" d="M18-56c0-6 3-8 4-12l4-8 4 8c1 4 4 6 4 12z" />
    <path class="m" d="M36 0v-20l8-8 8 8V0z" />
    <path
      class="w"
      d="M-8-26h4v8h-4zM1-26h4v8H1zM9-26h3v8H9zM24-48h4v6h-4zM24-34h4v6h-4zM-34-18h3v4h-3zM-28-18h3v4h-3zM-49-12h3v4h-3zM41-16h3v4h-3zM46-10h3v4h-3zM-5-12h7V0h-7z"
    />
  </>
);
