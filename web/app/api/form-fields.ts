import type { Endpoint } from '@arvand/contracts/endpoint'
import type { FormFields } from '@arvand/contracts/form-fields'

/** The fields of an endpoint's form. The build replaces the endpoint's schemas by them (`light-contracts.ts`). */
export function formFields(endpoint: Endpoint): FormFields {
  if ('fields' in endpoint) return endpoint.fields as FormFields
  throw new Error(`${endpoint.path} came with its schemas: light-contracts.ts has to load it`)
}
