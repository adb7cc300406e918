// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations cannot be imported, and files that import this one need them too
/// <reference path="./single-icons.d.ts" />
import type { contract } from "@keystead/contract";
import type { Action } from "@keystead/domain/permissions";
import type { TablerIcon } from "@tabler/icons-react";

/*
 * Types for a feature's `feature.ts`, which `features.ts` lists. A `feature.ts` is loaded at startup, by the journeys
 * and by the list of routes. So it imports no screens, and each icon from the icon's own file: from the package's
 * index, Node would read every icon.
 */

/** A screen of the sidebar; its address is its name. `separated` draws a line above. */
export type Screen = {
  readonly name: string;
  readonly icon: TablerIcon;
  /** The key sequence that opens it. */
  readonly keys: string;
  /** The permission needed to see it. */
  readonly needs: Action;
  /** Users with this permission have a wider screen instead. */
  readonly without?: Action;
  /**
   * The record that `?new=1` creates here: the command palette offers it to users who may create one, with the words
   * `add…` of `frame`.
   */
  readonly adds?: CreatedRecord;
  readonly separated?: true;
};

type CreatedRecord = Action extends infer One ? (One extends `${infer Name}.create` ? Name : never) : never;

/** An address below or beside the screens that needs a further permission. */
export type NarrowAddress = { readonly to: `/${string}`; readonly needs: Action };

/** An address of the signed-in application and its route file. */
export type Address = readonly [path: string, route: `routes/app/${string}.tsx`];

type Contract = typeof contract;
type Area = keyof Contract;

/** Every procedure of the given areas by name, such as `tenants.create`. */
export type ProcedureOf<Of extends Area> = { [One in Of]: `${One}.${keyof Contract[One] & string}` }[Of];

/**
 * Maps each procedure of these areas, and any further ones listed, to a `Change` of `changed.ts`, "nothing", or "as
 * deleted".
 */
export type ChangesOf<Of extends Area, Also extends ProcedureOf<Area> = never> = Readonly<
  Record<ProcedureOf<Of> | Also, string>
>;
