import type { PaperCut } from "./paper-cut.ts";

/** The pieces of our tables and who might hide behind them. */
export const THINGS = {
  screen: {
    ground: "#1f3b38",
    cut: (
      <>
        <path fill="#efe6d2" d="M8 16l14 5v28L8 44zM42 16l14 5v28l-14-5z" />
        <path fill="#9a927f" d="M25 21l14-5v28l-14 5z" />
      </>
    ),
  },
  die: {
    ground: "#3a2a1c",
    cut: (
      <>
        <path fill="#efe6d2" d="M32 6 56 19 32 32 8 19z" />
        <path fill="#c9bda2" d="M8 22 31 35v24L8 46z" />
        <path fill="#9a927f" d="M56 22 33 35v24l23-13z" />
        <path fill="#3a2a1c" d="M32 15l7 4-7 4-7-4zM17 35l5 3v6l-5-3zM47 35l-5 3v6l5-3z" />
      </>
    ),
  },
  tower: {
    ground: "#22303a",
    cut: (
      <>
        <path fill="#b4bfbc" d="M18 26 32 4v58H18z" />
        <path fill="#6f858f" d="M32 4l14 22v36H32z" />
        <path fill="#ffb547" d="M24 34h5v9h-5zM35 34h5v9h-5z" />
      </>
    ),
  },
  key: {
    ground: "#33243a",
    cut: (
      <>
        <path
          fill="#efe6d2"
          fill-rule="evenodd"
          d="M32 6a13 13 0 0 1 4 25v27h-8V31a13 13 0 0 1 4-25zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"
        />
        <path fill="#9a927f" d="M36 42h9v6h-9zM36 52h7v6h-7z" />
      </>
    ),
  },
  mask: {
    ground: "#3a1f22",
    cut: (
      <>
        <path
          fill="#efe6d2"
          fill-rule="evenodd"
          d="M32 14C22 10 12 11 8 14c0 16 8 30 24 36zM15 24c5-3 10-1 12 4-5 2-10 1-12-4z"
        />
        <path
          fill="#9a927f"
          fill-rule="evenodd"
          d="M32 14c10-4 20-3 24 0 0 16-8 30-24 36zM49 24c-5-3-10-1-12 4 5 2 10 1 12-4z"
        />
      </>
    ),
  },
  fox: {
    ground: "#23352a",
    cut: (
      <>
        <path fill="#e0763a" d="M10 10l14 12h8v34L12 34z" />
        <path fill="#a9502a" d="M54 10 40 22h-8v34l20-22z" />
        <path fill="#efe6d2" d="M32 56 22 42l10-4 10 4z" />
        <path fill="#10181c" d="M20 30l7 3-6 2zM44 30l-7 3 6 2z" />
      </>
    ),
  },
  owl: {
    ground: "#252a45",
    cut: (
      <>
        <path fill="#b4bfbc" d="M12 10l10 6h10v44C18 58 12 46 12 34z" />
        <path fill="#7d8a97" d="M52 10l-10 6H32v44c14-2 20-14 20-26z" />
        <circle cx="23" cy="30" r="7" fill="#ffb547" />
        <circle cx="41" cy="30" r="7" fill="#ffb547" />
        <circle cx="23" cy="30" r="3" fill="#10181c" />
        <circle cx="41" cy="30" r="3" fill="#10181c" />
        <path fill="#10181c" d="M32 34l4 5-4 6-4-6z" />
      </>
    ),
  },
  moon: {
    ground: "#16262f",
    cut: (
      <>
        <circle cx="32" cy="32" r="22" fill="#efe6d2" />
        <circle cx="41" cy="27" r="18" fill="#16262f" />
        <path fill="#9a927f" d="M8 54h48v6H8z" />
      </>
    ),
  },
} satisfies Readonly<Record<string, PaperCut>>;
