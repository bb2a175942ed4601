import { lens } from '#platform/database'

/** What identity publishes; homes keep no tables. */
export const homes = lens<{
  'identity.people': { id: string; has_left: boolean }
  'identity.teachers': { person_id: string; since: Date }
  'identity.public_teachers': {
    person_id: string
    handle: string
    name: string
    field: string | null
    city: string | null
    since: Date
  }
  'identity.fact_sign_ups': { person_id: string; at: Date }
}>()
