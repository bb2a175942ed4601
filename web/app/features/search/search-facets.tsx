import type { SearchFacets as Facets } from '@arvand/contracts/search'
import { Facet, FacetLink } from '../../ui/facet-links.tsx'
import { TextLink } from '../../ui/link.tsx'
import { type Chosen, searchAddress } from './search-address.ts'
import { choiceWords, traitTitles, searchWords as words } from './words.ts'

/** What courses may be chosen by, as links with counts; choices that would leave nothing are left out. */
export default function SearchFacets({ facets, chosen }: { facets: Facets; chosen: Chosen }) {
  const isNarrowed = facets.some(({ trait }) => chosen[trait])
  return (
    <div className="grid gap-5">
      {facets.map(({ trait, choices }) => {
        const shown = choices.filter(({ value, count }) => count > 0 || chosen[trait] === value)
        if (shown.length === 0) return null
        return (
          <Facet key={trait} title={traitTitles[trait]}>
            {shown.map(({ value, title, count }) => (
              <FacetLink
                key={value}
                count={count}
                on={chosen[trait] === value}
                to={searchAddress({ ...chosen, [trait]: chosen[trait] === value ? undefined : value })}
              >
                {title ?? choiceWords[value] ?? value}
              </FacetLink>
            ))}
          </Facet>
        )
      })}
      {isNarrowed ? (
        <TextLink to={searchAddress({ q: chosen.q, kind: chosen.kind })} alone className="text-15">
          {words.clear}
        </TextLink>
      ) : null}
    </div>
  )
}
