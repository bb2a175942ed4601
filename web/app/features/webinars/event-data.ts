import type { Answer } from '@arvand/contracts/endpoint'
import type { showWebinar } from '@arvand/contracts/home/webinars'

type Webinar = Answer<typeof showWebinar>['webinar']

/** A webinar as schema.org `Event`; prices in rials. */
export function eventData(webinar: Webinar, publicUrl: string) {
  const url = `${publicUrl}/webinars/${webinar.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': url,
    url,
    name: webinar.title,
    description: webinar.summary,
    startDate: webinar.startsAt,
    endDate: webinar.endsAt,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/${webinar.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Person', name: webinar.teacher.name },
    maximumAttendeeCapacity: webinar.capacity,
    remainingAttendeeCapacity: webinar.seatsLeft,
    offers: {
      '@type': 'Offer',
      price: webinar.price,
      priceCurrency: 'IRR',
      availability: `https://schema.org/${webinar.seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
      url,
    },
  }
}
