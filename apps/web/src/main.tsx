import "./net/no-eval.ts";
import "./styles/fonts.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forced-colors.css";
import { render } from "preact";
import { t } from "./i18n/index.ts";
import { wearPreferences } from "./preferences/preferences.ts";
import { App } from "./shell/App.tsx";
import { watchSystem } from "./stage/pace.ts";
import { wakeSound } from "./stage/sound.ts";

watchSystem();
wearPreferences();
wakeSound();
// Not awaited here: the words are in a file that waits for this one.
void t.open().then(() => render(<App />, document.getElementById("app")!));
