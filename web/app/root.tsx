import { showPricing } from '@arvand/contracts/home/pricing'
import { showSite } from '@arvand/contracts/home/site'
import { setSiteName } from '@arvand/contracts/site-name'
import { currentLocale } from '@arvand/persian/locale'
import arabicFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url'
import { lazy, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'

import type { Route } from './+types/root'
import { changedNothing } from './api/form-status.ts'
import { publicCallerOf } from './api/page.ts'
import { attempt } from './api/refusal.ts'
import stylesheet from './app.css?url'
import { rootTags } from './cache-policy.ts'
import { serverContext } from './contexts.ts'
import { SessionSync } from './features/identity/session-sync.tsx'
import { UploadTrayHost } from './features/media/uploads/upload-tray-host.tsx'
import { guardPacks } from './features/offline/guard-packs.ts'
import { InnerLink } from './features/rich-text/inner-link.ts'
import { FailedPage } from './frames/failed-root.tsx'
import type { Handle } from './handle.ts'
import { whileHydrated } from './shell/client-middleware.ts'
import { EarlyScript } from './shell/early-script.tsx'
import { failureMeta } from './shell/failure.ts'
import { LoneScript } from './shell/lone-script.tsx'
import { PricingContext } from './shell/prices.ts'
import { Shell } from './shell/shell.tsx'
import { iconAddress, tabIcon } from './shell/site-icons.ts'
import { themes } from './shell/theme.ts'
import type { Root } from './shell/use-root.ts'
import { Link } from './ui/link.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: arabicFont, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const clientMiddleware = whileHydrated

export const meta: Route.MetaFunction = failureMeta

export async function loader({ context }: Route.LoaderArgs): Promise<Root> {
  const { visitor, settings, theme, folds } = serverContext(context)
  const call = publicCallerOf(context, { tags: rootTags, seconds: 600 })
  const [pricing, site] = await Promise.all([attempt(call(showPricing, {})), attempt(call(showSite, {}))])
  return {
    visitor,
    settings,
    theme: themes.find((known) => known === theme),
    pricing: pricing.answer ?? null,
    site: site.answer ?? null,
    folds,
  }
}

/** The root's data depends only on session and theme. Both change by a form, or with an explicit `revalidate()`. */
export const shouldRevalidate = ({ formAction, actionStatus, defaultShouldRevalidate }: RevalidateAsk) =>
  !changedNothing(actionStatus) && (formAction !== undefined || defaultShouldRevalidate)

interface RevalidateAsk {
  formAction?: string
  actionStatus?: number
  defaultShouldRevalidate: boolean
}

/** Under `npm run dev` React Router's scripts bring what replaces changed modules. */
const drawsAlone = import.meta.env.SSR && import.meta.env.PROD

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const hydratesNow = matches.some(({ handle }) => (handle as Handle | undefined)?.hydrate === 'now')
  // Where its loader failed the router says so.
  const isAlone = matches.some(
    ({ handle, loaderData }) =>
      (handle as Handle | undefined)?.hydrate === 'alone' && loaderData !== undefined,
  )
  const hydrate = isAlone ? 'alone' : root?.visitor === null && !hydratesNow ? 'later' : undefined
  const analysis = root?.settings.bases.analysis
  // Before anything inside is drawn: titles and the logo ask for it.
  if (root?.site) setSiteName(root.site.name)
  return (
    <html
      lang="fa"
      dir="rtl"
      data-locale={currentLocale()}
      data-theme={root?.theme}
      data-palette={root?.site?.palette}
      data-hydrate={hydrate}
      data-person={root?.visitor?.id}
      data-analysis={analysis}
    >
      <head>
        <meta charSet="utf-8" />
        <EarlyScript />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <link rel="icon" {...tabIcon(root?.site)} />
        <link rel="apple-touch-icon" href={iconAddress(root?.site, 'apple-touch-180.png')} />
        {root?.settings.fontStylesheet ? <link rel="stylesheet" href={root.settings.fontStylesheet} /> : null}
      </head>
      <body>
        {children}
        {isAlone && drawsAlone ? (
          <LoneScript />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

const Palette = lazy(() => import('./frames/palette.tsx'))

export default function App({ loaderData: { visitor, settings, pricing } }: Route.ComponentProps) {
  return (
    <SessionSync visitor={visitor} pollSeconds={settings.sessionPollSeconds} onPerson={guardPacks}>
      <Shell settings={settings} palette={<Palette />} hosts={<UploadTrayHost />}>
        <PricingContext value={pricing}>
          <InnerLink value={Link}>
            <Outlet />
          </InnerLink>
        </PricingContext>
      </Shell>
    </SessionSync>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
