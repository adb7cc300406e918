/** Runs before the first paint, so that a stored theme never flashes. The key is Mantine's own. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("mantine-color-scheme-value");if(t==="light"||t==="dark")document.documentElement.setAttribute("data-mantine-color-scheme",t)}catch{}`;
export const APP_THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("mantine-color-scheme-value")}catch{}if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.setAttribute("data-mantine-color-scheme",t)})()`;
