import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Inter as files with all its letters, by weight; a document embeds only those it uses. */
export const INTER_FILES = {
  400: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  500: require.resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
  600: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};

/** Asked in turn for what Inter lacks, and opened only then. Their licences are beside them. */
export const OTHER_FILES = [
  // Hebrew, Arabic, Armenian, Georgian.
  require.resolve("#core/pdf/fonts/DejaVuSans.ttf"),
  // Chinese, Japanese, Korean.
  require.resolve("#core/pdf/fonts/DroidSansFallback.ttf"),
];
