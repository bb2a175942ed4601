import type { Answer } from '@arvand/contracts/endpoint'
import type { showPerson } from '@arvand/contracts/home/people'

type Person = Answer<typeof showPerson>['person']

/** A public profile as schema.org `Person`, with the public fields only. */
export function personData({ handle, name, biography, city, links, email }: Person, publicUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${publicUrl}/u/${handle}`,
    url: `${publicUrl}/u/${handle}`,
    name: name ?? handle,
    alternateName: handle,
    ...(biography ? { description: biography } : {}),
    ...(city ? { homeLocation: { '@type': 'Place', name: city } } : {}),
    ...(links?.length ? { sameAs: links } : {}),
    ...(email ? { email } : {}),
  }
}
