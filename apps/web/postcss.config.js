import presetMantine from "postcss-preset-mantine";

import { stepsInPlace } from "./postcss-steps.ts";

// The browsers' own `light-dark()` stays: the preset would turn it into `[…] :root`, which matches nothing on the root.
export default { plugins: [presetMantine({ features: { lightDarkFunction: false } }), stepsInPlace()] };
