import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '#platform/database'
import { escapeXml } from '#platform/xml'
import type { SitePages } from '#plugs/site-pages'
import { countPublished, otherPages, partSize, publishedIn } from './sitemap-queries.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const standard = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Files for search engines by the standards of robots.txt and sitemaps.org. */
export const sitemapRoutes =
  ({ db, publicUrl, sitePages }: { db: Db; publicUrl: URL; sitePages: readonly SitePages[] }) =>
  (app: FastifyInstance): void => {
    const { origin } = publicUrl
    app.get('/robots.txt', (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
      return reply.send(robots(origin))
    })
    app.get('/sitemap.xml', async (_request, reply) => {
      const parts = Math.ceil((await countPublished(db)) / partSize)
      const others = sitePages.map(({ name }) => name)
      const names = ['pages', ...Array.from({ length: parts }, (_, at) => `courses-${at + 1}`), ...others]
      const lines = names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`)
      return xml(reply).send(`${head}<sitemapindex ${standard}>\n${lines.join('\n')}\n</sitemapindex>\n`)
    })
    app.get('/sitemaps/pages.xml', async (_request, reply) => {
      const lines = (await otherPages(db)).map((path) => `<url><loc>${origin}${path}</loc></url>`)
      return xml(reply).send(`${head}<urlset ${standard}>\n${lines.join('\n')}\n</urlset>\n`)
    })
    for (const { name, pages } of sitePages)
      app.get(`/sitemaps/${name}.xml`, async (_request, reply) => {
        const lines = (await pages(db, partSize)).map(({ path, changedAt }) => {
          const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
          return `<url><loc>${origin}${escapeXml(path)}</loc>${changed}</url>`
        })
        return xml(reply).send(`${head}<urlset ${standard}>\n${lines.join('\n')}\n</urlset>\n`)
      })
    app.get<{ Params: { part: string } }>(
      '/sitemaps/courses-:part(^[1-9][0-9]{0,3}$).xml',
      (request, reply) =>
        xml(reply).send(Readable.from(courseLines(db, origin, Number(request.params.part)))),
    )
  }

const xml = (reply: FastifyReply) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')

async function* courseLines(db: Db, origin: string, part: number): AsyncGenerator<string> {
  yield `${head}<urlset ${standard}>\n`
  for await (const courses of publishedIn(db, part))
    yield courses
      .map(
        ({ slug, changedAt }) =>
          `<url><loc>${origin}/courses/${slug}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`,
      )
      .join('')
  yield '</urlset>\n'
}

// Personal pages and results of searches must not be indexed.
const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /panel
Disallow: /teach/
Disallow: /manage
Disallow: /learn/
Disallow: /auth/
Disallow: /courses?q=

Sitemap: ${origin}/sitemap.xml
`
