import type { Endpoint } from '@arvand/contracts/endpoint'

interface MethodAddressProps extends Pick<Endpoint, 'method' | 'path'> {
  readonly base: string
  readonly large?: boolean
}

/** «POST /api/panel/login», left to right; path parameters begin with a colon. */
export function MethodAddress({ method, path, base, large = false }: MethodAddressProps) {
  return (
    <code dir="ltr" className={`wrap-anywhere ${large ? 'text-17' : 'text-14 lg:whitespace-nowrap'}`}>
      <span className="font-label text-primary-700">{method}</span>{' '}
      <span className="text-muted">{base}/</span>
      <span className="font-label text-ink">{path}</span>
    </code>
  )
}
