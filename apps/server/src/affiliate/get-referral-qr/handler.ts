import { jsonResponse } from '@kawanusaha/backend/functions/json-response';
import { defineFunction } from '#define-function.ts';

/** `get-referral-qr`: the caller's referral link as a QR code, SVG. Answers 200, 401 without a session, 404 without a code. */
export const getReferralQr = defineFunction({
  name: 'get-referral-qr',
  verifyJwt: true,
  handler: async (_request, { caller, supabase, deps }) => {
    const { data } = await supabase
      .from('referral_codes')
      .select('code')
      .eq('user_id', caller.userId ?? '')
      .maybeSingle();
    if (data === null) return jsonResponse({ error: 'not_found', message: 'Kode referral belum ada.' }, 404);
    const link = `${deps.settings.siteUrl}/daftar?ref=${encodeURIComponent(data.code)}`;
    const { default: qrcode } = await import('qrcode');
    const svg = await qrcode.toString(link, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
    return new Response(svg.trim(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  },
});
