import type { Provider } from '../google/provider.ts'
import type { IdentityParts } from '../parts.ts'
import type { PublicAddresses } from './public-addresses.ts'
import type { VisitRules } from './visit.ts'

/** What the actions of the authentication client work with. */
export interface AuthParts extends IdentityParts, VisitRules {
  readonly addresses: PublicAddresses
  /** Configured providers besides credentials, by id. */
  readonly providers: ReadonlyMap<string, Provider>
}
