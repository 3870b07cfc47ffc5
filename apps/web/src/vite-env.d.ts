/// <reference types="vite/client" />

// This package names its style sheets without their extension.
declare module "@fontsource/big-shoulders-display/*";
