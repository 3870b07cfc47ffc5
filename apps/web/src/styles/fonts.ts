// Latin and latin-ext (Czech names) of the two families of the shell.
import "@fontsource/big-shoulders-display/latin-600";
import "@fontsource/big-shoulders-display/latin-800";
import "@fontsource/big-shoulders-display/latin-ext-600";
import "@fontsource/big-shoulders-display/latin-ext-800";
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-500.css";
import "@fontsource/barlow-semi-condensed/latin-600.css";
import "@fontsource/barlow-semi-condensed/latin-ext-400.css";
import "@fontsource/barlow-semi-condensed/latin-ext-500.css";
import "@fontsource/barlow-semi-condensed/latin-ext-600.css";
