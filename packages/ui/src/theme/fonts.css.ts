/** Archivo (every word and figure) and JetBrains Mono 500 (addresses, passwords, ids), self-hosted with the packages' own unicode ranges. */
import '@fontsource-variable/archivo/wght.css';
import '@fontsource/jetbrains-mono/500.css';
