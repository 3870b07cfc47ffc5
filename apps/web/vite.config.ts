import preact from "@preact/preset-vite";
import { defineConfig } from "vite";
import { chunks } from "./vite/chunks.ts";
import { compressedCopies } from "./vite/compressed.ts";
import { dividedFonts } from "./vite/fonts.ts";
import { plainLists } from "./vite/plain-lists.ts";
import { rulebookText } from "./vite/rulebook/plugin.ts";
import { scaledText } from "./vite/text-scale.ts";

/** In development the client is served by vite, everything else by the real server. */
const server = process.env.PARAVENT_SERVER ?? "http://localhost:8080";

/** Files name each other some hundred times, and nothing in a hash can be compressed: these are as short as they may be. */
const named = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:6][extname]",
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact(), dividedFonts(), plainLists(), scaledText(), rulebookText(), compressedCopies()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // How long plugins take is of no use to whoever installs this.
    rolldownOptions: { output: { codeSplitting: chunks(), ...named }, checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
