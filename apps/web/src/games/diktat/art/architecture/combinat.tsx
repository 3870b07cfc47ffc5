/** Combinat: cooling towers, chimneys and sheds. */
export const combinat = (
  <>
    <path
      class="sm"
      d="M-44-66c-8-4-4-14 5-12 2-10 18-12 22-4 8-6 22-2 20 6 10-4 22 0 26 6 8-2 18 2 22 8-14-2-26 2-40 0-18-2-36 0-55-4z"
    />
    <path class="m" d="M-62 0c6-16 8-34 4-58h26c-4 24-2 42 4 58z" />
    <path class="l" d="M-62 0c6-16 8-34 4-58h8c3 24 1 42-4 58z" />
    <path class="d" d="M-26 0c5-12 6-26 3-44h22c-3 18-2 32 3 44z" />
    <path class="l" d="M-26 0c5-12 6-26 3-44h6c2 18 1 32-3 44z" />
    <path class="m" d="M8 0v-70h7V0zM22 0v-60h7V0z" />
    <path class="l" d="M8-70h3V0H8zM22-60h3V0h-3z" />
    <path class="d" d="M32 0v-26l9-7v7l9-7v7l9-7v7l9-7V0z" />
    <path class="k" d="M-57-44h24M-57-16h32M8-62h7M8-56h7M22-52h7" />
    <path
      class="w"
      d="M36-16h5v6h-5zM45-16h5v6h-5zM54-16h5v6h-5zM9-72h5v2H9zM23-62h5v2h-5zM-48-8h6v8h-6zM-14-8h5v8h-5z"
    />
  </>
);
