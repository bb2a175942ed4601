/** The cache tag of all public pages that show webinars. */
export const webinarsTag = 'webinars'
