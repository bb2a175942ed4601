import * as endpoints from '@arvand/contracts/panel/manage-brands'
import { type Route, route } from '#platform/http/route'
import { findBrands } from '../brands/brand-queries.ts'
import { saveBrand } from '../brands/save-brand.ts'
import type { CertificatesDeps } from '../deps.ts'

/** The brands that issue certificates, for managers of settings. */
export const brandRoutes = (deps: CertificatesDeps): Route[] => [
  route(endpoints.listBrands, () => findBrands(deps.db)),
  route(endpoints.saveBrand, (asked) => saveBrand(deps, asked)),
]
