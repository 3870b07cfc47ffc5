/** Karst: shanties hung on the rock, ultraviolet windows. */
export const karst = (
  <>
    <path class="d" d="M-62 0l10-34 10 8 12-36 10 18 8-10 8 24 12-6 8 20 10-8 8 24z" />
    <path class="m" d="M-52-34l10 8 12-36 4 20-10 26-16-2z" />
    <path class="m" d="M-46 0v-18l14-4v22zM-28 0v-26l15-3V0z" />
    <path class="l" d="M-46-18l14-4 3 4-14 4zM-28-26l15-3 3 4-14 4z" />
    <path class="d" d="M-24-28v-14l12-3v16zM-8 0v-20l16 3V0z" />
    <path class="m" d="M-4-20v-13l13 3v13zM12 0v-22l13-4V0z" />
    <path class="l" d="M12-22l13-4 4 3-14 5z" />
    <path class="d" d="M28 0v-14l14 3V0z" />
    <path class="k" d="M-46-22l-3-18M25-26l2-20M-12-45l3-14M-49-40h10M22-44h10" />
    <path
      class="uv"
      d="M-42-12h5v5h-5zM-22-18h6v5h-6zM-20-38h5v4h-5zM-2-13h5v5h-5zM1-28h4v4H1zM16-16h5v5h-5zM32-8h4v4h-4zM-38-5h3V0h-3z"
    />
  </>
);
