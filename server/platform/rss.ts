import type { FastifyReply } from 'fastify'
import { escapeXml } from './xml.ts'

export interface RssItem {
  readonly title: string
  /** A whole address; what names the item to readers too. */
  readonly link: string
  readonly at: Date
  readonly text: string
  readonly author?: string
}

interface Channel {
  readonly title: string
  readonly link: string
  readonly description: string
  readonly items: readonly RssItem[]
}

/** How many items feeds have. */
export const mostRssItems = 20

/** Answers with a feed (RSS 2.0) in Persian, which readers may keep for ten minutes. */
export const sendRss = (reply: FastifyReply, { title, link, description, items }: Channel) =>
  reply
    .type('application/rss+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(title)}</title><link>${escapeXml(link)}</link><description>${escapeXml(description)}</description><language>fa</language>${items.map(itemXml).join('')}</channel></rss>\n`,
    )

const itemXml = ({ title, link, at, text, author }: RssItem): string => {
  const address = escapeXml(link)
  const by = author ? `<dc:creator>${escapeXml(author)}</dc:creator>` : ''
  return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid>${by}<pubDate>${at.toUTCString()}</pubDate><description>${escapeXml(text)}</description></item>`
}
