/** Where browsers report what the content policy of a page has refused. */
export const policyReportPath = '/laporan-kebijakan';
