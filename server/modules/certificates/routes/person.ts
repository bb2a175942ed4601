import {
  listRevoked as listRevokedEndpoint,
  showCertificate as showEndpoint,
} from '@arvand/contracts/home/certificates'
import * as endpoints from '@arvand/contracts/panel/certificates'
import { type Route, route } from '#platform/http/route'
import type { CertificatesDeps } from '../deps.ts'
import { checksByAddress } from '../limits.ts'
import { listRevoked } from '../showing/list-revoked.ts'
import { listMyCertificates, shareGrade } from '../showing/my-certificates.ts'
import { showCertificate } from '../showing/show-certificate.ts'

/** A person's own certificates, and the check by code that is open to everybody. */
export const personRoutes = (deps: CertificatesDeps): Route[] => {
  const { db, clock, limits } = deps
  return [
    route(showEndpoint, async ({ input, caller }) => {
      await limits.takeByAddress(checksByAddress, caller.address)
      return showCertificate(deps, input.code)
    }),
    route(listRevokedEndpoint, ({ input }) => listRevoked(db, input.cursor)),
    route(endpoints.listMyCertificates, ({ input, actor }) =>
      listMyCertificates(db, clock.now(), actor.personId, input),
    ),
    route(endpoints.shareGrade, ({ input, actor }) => shareGrade(deps, actor.personId, input)),
  ]
}
