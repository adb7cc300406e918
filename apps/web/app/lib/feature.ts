import type { contract } from "@keystead/contract";
import type { Action } from "@keystead/domain/permissions";

/*
 * What a feature says of itself in its `feature.ts`, which `features.ts` lists. Such a file is read at the start and by journeys: it
 * imports nothing of React and no screen.
 */

/** A screen of the sidebar; its address is its name. `separated` draws a line above. */
export type Screen = {
  readonly name: string;
  /** What is pressed one after the other to go there. */
  readonly keys: string;
  /** What a role must be allowed to see it. */
  readonly needs: Action;
  /** Whoever may do this has a wider screen in its place. */
  readonly without?: Action;
  /** The record that it makes with `?new=1`: the command palette offers that to whoever may create one, in the words `add…` of `frame`. */
  readonly adds?: CreatedRecord;
  readonly separated?: true;
};

type CreatedRecord = Action extends infer One ? (One extends `${infer Name}.create` ? Name : never) : never;

/** An address below a screen, or beside them, that asks for more than the screen does. */
export type NarrowAddress = { readonly to: `/${string}`; readonly needs: Action };

/** An address of the signed-in application and the route that stands there. */
export type Address = readonly [path: string, route: `routes/app/${string}.tsx`];

type Contract = typeof contract;
type Area = keyof Contract;

/** Every procedure of an area of the wire by its name, such as `tenants.create`. */
export type ProcedureOf<Of extends Area> = { [One in Of]: `${One}.${keyof Contract[One] & string}` }[Of];

/** Of each procedure of these areas, and of those named beside them, a `Change` of `changed.ts`, "nothing", or "as deleted". */
export type ChangesOf<Of extends Area, Also extends ProcedureOf<Area> = never> = Readonly<
  Record<ProcedureOf<Of> | Also, string>
>;
