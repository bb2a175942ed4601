import { readFileSync } from 'node:fs'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '../../http/problem.ts'
import { choicePage, donePage, leftPage, missingPage, troublePage } from './pages.ts'
import { choose, findPayment } from './payments.ts'
import { type Outcome, outcomes, type SandboxPayment, statusOf } from './rules.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

/**
 * `pg/StartPay/:authority`: the pages that a payer sees. As at a real bank, forms from any origin may post here, and
 * our session is not read: anybody who has the authority may choose.
 */
export async function pageRoutes(scope: FastifyInstance, deps: SandboxDeps): Promise<void> {
  const { db, clock, fontStylesheet } = deps
  const show = (reply: FastifyReply, status: number, html: string, payment?: SandboxPayment) =>
    reply
      .code(status)
      .header('content-security-policy', policyOf(fontStylesheet, payment))
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html)
  scope.removeAllContentTypeParsers()
  await scope.register(formbody, { bodyLimit: 4096 })
  scope.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error)
    if (status >= 500) request.log.error({ err: error }, 'sandbox bank failed')
    return show(reply, status, troublePage(fontStylesheet))
  })
  scope.get('/pg/StartPay/:authority', async (request, reply) => {
    const payment = await findPayment(db, authorityOf(request))
    if (!payment) return show(reply, 404, missingPage(fontStylesheet))
    const page =
      payment.choice === null
        ? choicePage(payment, fontStylesheet)
        : donePage(payment, returnAddress(payment), fontStylesheet)
    return show(reply, 200, page, payment)
  })
  scope.post('/pg/StartPay/:authority', async (request, reply) => {
    const outcome = outcomeOf(request.body)
    const found = await findPayment(db, authorityOf(request))
    if (!found) return show(reply, 404, missingPage(fontStylesheet))
    if (outcome === null) return show(reply, 422, choicePage(found, fontStylesheet), found)
    // A payer who has already chosen and then leaves, e.g. with the browser's back button, returns with the first
    // choice.
    if (outcome === 'leave' && found.choice === null)
      return show(reply, 200, leftPage(found, fontStylesheet), found)
    const payment = outcome === 'leave' ? found : await choose(db, clock, found.authority, outcome)
    return reply.redirect(returnAddress(payment ?? found), 303)
  })
  scope.get('/bank.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}

const style = readFileSync(new URL('./bank.css', import.meta.url))

const authorityOf = (request: FastifyRequest): string => {
  const { authority = '' } = request.params as { authority?: string }
  return /^S[0-9a-zA-Z]{35}$/.test(authority) ? authority : ''
}

function outcomeOf(body: unknown): Outcome | null {
  const given = typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : null
  return outcomes.find((outcome) => outcome === given) ?? null
}

/** The shop's address that the browser returns to, with the result of the payment. */
function returnAddress({ callback_url, authority, choice }: SandboxPayment): string {
  const address = new URL(callback_url)
  address.searchParams.set('Authority', authority)
  address.searchParams.set('Status', statusOf(choice))
  return address.href
}

/** Allows the shop's origin too, because `form-action` also applies to the redirect that answers a form. */
function policyOf(fontStylesheet: string | null, payment?: SandboxPayment): string {
  const fonts = fontStylesheet && URL.canParse(fontStylesheet) ? ` ${new URL(fontStylesheet).origin}` : ''
  const shop = payment ? ` ${new URL(payment.callback_url).origin}` : ''
  return [
    "default-src 'none'",
    `style-src 'self'${fonts}`,
    `font-src 'self'${fonts}`,
    `form-action 'self'${shop}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}
