import { siteName } from '@arvand/contracts/site-name'
import { Logo } from '../ui/logo.tsx'
import { useRoot } from './use-root.ts'

/** The site's own logo, or its mark, with its name. */
export function SiteLogo({ onDeep = false }: { onDeep?: boolean }) {
  return <Logo name={siteName()} picture={useRoot().site?.logo?.src} onDeep={onDeep} />
}
