import { render } from "preact";
import { App } from "./App.tsx";
import { learnGames } from "./store/known.ts";
import "./charts/charts.css";
import "./ui/page.css";

void learnGames().then(() => render(<App />, document.getElementById("app")!));
