import { courseLevel } from '@arvand/contracts/courses'
import { courseLength, type SearchFacets, type SearchTrait, searchTrait } from '@arvand/contracts/search'
import type { FoundTraits } from '#plugs/search-source'

/** The chosen traits; a missing one is not chosen. */
export type ChosenTraits = { readonly [Trait in SearchTrait]?: string | undefined }

interface Traited {
  readonly traits?: FoundTraits
}

/** Pure: whether a result has all chosen traits, leaving one out. */
export const hasTraits = ({ traits }: Traited, chosen: ChosenTraits, except?: SearchTrait): boolean =>
  searchTrait.options.every(
    (trait) => trait === except || chosen[trait] === undefined || traitOf(traits, trait) === chosen[trait],
  )

/** Pure: for each trait its choices, with the number of results that each would leave. */
export function facetsOf(found: readonly Traited[], chosen: ChosenTraits): SearchFacets {
  const titles = new Map(
    found.flatMap(({ traits }) => (traits ? [[traits.category.slug, traits.category.title]] : [])),
  )
  return searchTrait.options.map((trait) => {
    const counts = new Map<string, number>()
    for (const one of found) {
      const value = traitOf(one.traits, trait)
      if (value !== null && hasTraits(one, chosen, trait)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const values = known[trait] ?? [...titles.keys()]
    return {
      trait,
      choices: values.map((value) => ({
        value,
        title: titles.get(value) ?? null,
        count: counts.get(value) ?? 0,
      })),
    }
  })
}

/** The values in the order of their list; fields come in the order of what was found. */
const known: { readonly [Trait in SearchTrait]?: readonly string[] } = {
  level: courseLevel.options,
  length: courseLength.options,
  rating: ['high'],
  cost: ['free', 'plus'],
}

function traitOf(traits: FoundTraits | undefined, trait: SearchTrait): string | null {
  if (!traits) return null
  return trait === 'category' ? traits.category.slug : traits[trait]
}
