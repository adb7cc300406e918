import type { RuleTester } from "oxlint/plugins-dev";

export declare const noOwnSums: Parameters<RuleTester["run"]>[1];
