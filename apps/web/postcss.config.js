// The browsers' own `light-dark()` stays: the preset would turn it into `[…] :root`, which matches nothing on the root.
export default { plugins: { "postcss-preset-mantine": { features: { lightDarkFunction: false } } } };
