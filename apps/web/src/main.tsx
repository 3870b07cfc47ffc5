import "./net/no-eval.ts";
import "./styles/fonts.ts";
import "./games/diktat/art/tokens.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { render } from "preact";
import { App } from "./shell/App.tsx";

render(<App />, document.getElementById("app")!);
