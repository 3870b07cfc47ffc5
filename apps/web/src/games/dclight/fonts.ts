// Latin and latin-ext of the text of DCLight; its display face is loaded with the folding screen of the lobby.
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-ext-500.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/marcellus/latin-ext-400.css";
