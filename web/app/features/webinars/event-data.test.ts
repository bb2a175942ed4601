import { expect, test } from 'vitest'
import { eventData } from './event-data.ts'

const webinar: Parameters<typeof eventData>[0] = {
  ...{
    id: '01a225c6-1c9a-7054-8061-62c329454270',
    slug: 'girih',
    title: 'هندسهٔ کاشی',
    summary: 'نشستی کوتاه',
  },
  ...{ startsAt: '2026-12-10T15:00:00.000Z', endsAt: '2026-12-10T16:30:00.000Z', minutes: 90 },
  ...{ price: 1_000_000, capacity: 50, seatsLeft: 40, waiting: 0, state: 'published', freeHours: 24 },
  ...{ teacher: { handle: 'leila', name: 'لیلا فراهانی', picture: null } },
  ...{ description: '', outcomes: [], series: [] },
}
const told = (more: Partial<typeof webinar> = {}) =>
  eventData({ ...webinar, ...more }, 'https://arvand.example')

test('a webinar is an online event of schema.org with its times, organizer and offer', () => {
  expect(told()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    ...{ name: 'هندسهٔ کاشی', startDate: webinar.startsAt, endDate: webinar.endsAt },
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: 'https://arvand.example/webinars/girih' },
    organizer: { name: 'لیلا فراهانی' },
    offers: { price: 1_000_000, priceCurrency: 'IRR', availability: 'https://schema.org/InStock' },
  })
})

test('a full one is sold out, and a cancelled one says so', () => {
  expect(told({ seatsLeft: 0 }).offers.availability).toBe('https://schema.org/SoldOut')
  expect(told({ state: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled')
})
