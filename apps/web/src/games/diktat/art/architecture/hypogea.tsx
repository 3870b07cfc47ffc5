/** Hypogea: vaulted mouths of the underground city. */
export const hypogea = (
  <>
    <path class="m" d="M-58 0v-30l16-14 30-6 34 4 26 12 10 16V0z" />
    <path class="l" d="M-58-30l16-14 30-6 6 5-28 8-18 14V0h-6z" />
    <path class="k3" d="M-44 0v-14c0-12 8-20 18-20s18 8 18 20V0z" />
    <path class="d" d="M-39 0v-13c0-9 5-15 13-15s13 6 13 15V0z" />
    <path class="k3" d="M-34 0v-12c0-6 3-10 8-10s8 4 8 10V0z" />
    <path class="w" d="M-29 0v-10c0-3 1-5 3-5s3 2 3 5V0z" />
    <path class="k3" d="M4 0v-10c0-8 5-14 13-14s13 6 13 14V0z" />
    <path class="d" d="M8 0v-9c0-6 4-10 9-10s9 4 9 10V0z" />
    <path class="w" d="M15 0v-8c0-2 1-3 2-3s2 1 2 3V0z" />
    <path class="k3" d="M38 0v-6c0-5 3-8 7-8s7 3 7 8V0z" />
    <path class="k" d="M-52-24l14-12M-30-44l28-4M12-42l24 4M44-26l12 6" />
    <path class="w" d="M-5-56h2v9h-2zM27-50h2v7h-2z" />
  </>
);
