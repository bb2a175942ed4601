import type { Answer } from '@arvand/contracts/endpoint'
import type { listCourses } from '@arvand/contracts/home/courses'
import { Facet, FacetLink } from '../../ui/facet-links.tsx'
import { type Chosen, listAddress } from './list-address.ts'
import { levelWords, priceWords, coursesWords as words } from './words.ts'

export type Facets = Answer<typeof listCourses>['facets']

/** Filters of the list as links with counts; the link of a chosen filter removes it. */
export default function FacetLinks({ facets, chosen }: { facets: Facets; chosen: Chosen }) {
  return (
    <div className="grid gap-6">
      <Facet title={words.category}>
        {facets.categories.map(({ slug, title, count }) => (
          <FacetLink
            key={slug}
            count={count}
            on={chosen.category === slug}
            to={listAddress({ ...chosen, category: chosen.category === slug ? null : slug })}
          >
            {title}
          </FacetLink>
        ))}
      </Facet>
      <Facet title={words.level}>
        {facets.levels.map(({ level, count }) => (
          <FacetLink
            key={level}
            count={count}
            on={chosen.level === level}
            to={listAddress({ ...chosen, level: chosen.level === level ? null : level })}
          >
            {levelWords[level]}
          </FacetLink>
        ))}
      </Facet>
      <Facet title={words.price}>
        {facets.prices.map(({ price, count }) => (
          <FacetLink
            key={price}
            count={count}
            on={chosen.price === price}
            to={listAddress({ ...chosen, price: chosen.price === price ? null : price })}
          >
            {priceWords[price]}
          </FacetLink>
        ))}
      </Facet>
    </div>
  )
}
