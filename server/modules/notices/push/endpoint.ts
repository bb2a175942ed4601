import { isIP } from 'node:net'

const local = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/

/**
 * Why a browser's address for messages is not taken: it is not one of a push service in the open internet. Names that
 * lead to private addresses all the same are refused when the connection is made (`platform/push`).
 */
export function whyNotEndpoint(endpoint: string): 'notices.no-push-service' | null {
  const url = URL.parse(endpoint)
  const isOfService =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.') &&
    isIP(url.hostname) === 0 &&
    !local.test(url.hostname.replace(/\.$/, ''))
  return isOfService ? null : 'notices.no-push-service'
}
