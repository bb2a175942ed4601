import { createContext, useContext } from 'react'
import { Nonce } from './early-script.tsx'

interface Scripts {
  readonly module: string
  readonly imports: readonly string[]
}

/** The scripts of a page that stands alone; only the server knows their addresses. */
export const LoneScripts = createContext<Scripts | null>(null)

/** In place of React Router's scripts, on a page that begins without the router. */
export function LoneScript() {
  const scripts = useContext(LoneScripts)
  const nonce = useContext(Nonce)
  if (!scripts) return null
  return (
    <>
      {scripts.imports.map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      {/* Without `async`: it runs once the whole page is there. */}
      <script type="module" src={scripts.module} nonce={nonce} />
    </>
  )
}
