import type { IdentityDeps } from '../deps.ts'
import type { Provider } from '../google/provider.ts'
import type { PublicAddresses } from './public-addresses.ts'
import type { VisitRules } from './visit.ts'

/** What the actions of the authentication client need. */
export interface AuthDeps extends IdentityDeps, VisitRules {
  readonly addresses: PublicAddresses
  /** Configured providers besides credentials, by id. */
  readonly providers: ReadonlyMap<string, Provider>
}
