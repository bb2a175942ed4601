import { showSite } from '@arvand/contracts/home/site'
import { paletteColours } from '@arvand/contracts/site'
import { siteName } from '@arvand/contracts/site-name'
import { publicCallerOf } from '../../api/page.ts'
import { iconAddress, tabIcon } from '../../shell/site-icons.ts'
import type { Route } from './+types/app-manifest'
import { manifestWords as words } from './manifest-words.ts'

/** What a browser needs to install the site as an app. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = await publicCallerOf(context, { tags: ['site'], seconds: 600 })(showSite, {})
  const name = site.name || siteName()
  const manifest = {
    ...{ id: '/', name, short_name: name, description: words.description, lang: 'fa', dir: 'rtl' },
    ...{ scope: '/', start_url: '/', display: 'standalone', categories: ['education'] },
    ...{ background_color: '#FBFAF6', theme_color: paletteColours[site.palette] },
    icons: [
      ...(site.icons ? [] : [{ src: tabIcon(site).href, sizes: 'any', type: 'image/svg+xml' }]),
      { src: iconAddress(site, 'icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: iconAddress(site, 'icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        ...{ src: iconAddress(site, 'maskable-512.png'), sizes: '512x512', type: 'image/png' },
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: words.courses, url: '/panel/courses' },
      { name: words.calendar, url: '/panel/course-calendar' },
      { name: words.downloads, url: '/panel/offline' },
      { name: words.notices, url: '/panel/notices' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
