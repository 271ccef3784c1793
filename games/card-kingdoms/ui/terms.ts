import { AREA_NAMES, ROLE_NAMES, TYPE_NAMES } from '../words/grammar-de.ts';
import { title } from '../words/grammar-en.ts';

interface RoleTerm {
  readonly en: { readonly name: string };
  readonly de: { readonly name: string; readonly joined: string };
}

interface AreaTerm {
  readonly en: { readonly name: string; readonly of: string };
  readonly de: { readonly name: string; readonly of: string };
}

/** The words of the game that stand on cards and boards, in both languages. */
export const ROLE: Readonly<Record<string, RoleTerm>> = Object.fromEntries(
  Object.entries(ROLE_NAMES).map(([role, [name, joined]]) => [
    role,
    { en: { name: title(role) }, de: { name, joined } },
  ]),
);

export const AREA: Readonly<Record<string, AreaTerm>> = Object.fromEntries(
  Object.entries(AREA_NAMES).map(([area, [name, of]]) => [
    area,
    { en: { name: title(area), of: `of the ${title(area)}` }, de: { name, of } },
  ]),
);

export const TYPE: Readonly<Record<string, { readonly en: string; readonly de: string }>> =
  Object.fromEntries(
    Object.entries(TYPE_NAMES).map(([type, de]) => [type, { en: title(type), de }]),
  );
