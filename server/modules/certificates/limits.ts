import type { RateRule } from '#platform/rate-limits'

/** Checks by code: enough for an employer with a pile of certificates, too few for finding codes by trying. */
export const checksByAddress: RateRule = { name: 'certificates.checks-by-address', times: 300, seconds: 3600 }

/** Files that have to be drawn; each takes a second of a processor. */
export const drawsByAddress: RateRule = { name: 'certificates.draws-by-address', times: 120, seconds: 3600 }

/** Lists of mobiles, as of enrolments. */
export const listsByPerson: RateRule = { name: 'certificates.lists-by-person', times: 60, seconds: 3600 }

/** Pictures of a template that is being written. */
export const previewsByPerson: RateRule = {
  name: 'certificates.previews-by-person',
  times: 600,
  seconds: 3600,
}
