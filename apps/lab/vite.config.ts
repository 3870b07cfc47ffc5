import { dividedFonts, rulebookText, scaledText } from "@paravent/web/vite";
import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [preact(), dividedFonts(), scaledText(), rulebookText()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    // As for the client.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
