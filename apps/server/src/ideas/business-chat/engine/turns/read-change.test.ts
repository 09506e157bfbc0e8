import { describe, expect, test } from 'vitest';
import { answerConversation } from '../answer-conversation.ts';
import { readChange } from './read-change.ts';

describe('a message that changes the question of before', () => {
  test.each([
    [['cara bikin CV gimana'], 'eh maksudku PT bukan CV', 'cara bikin PT gimana'],
    [['npwp buat perusahaan caranya'], 'eh bukan perusahaan, npwp pribadi', 'npwp buat npwp pribadi caranya'],
    [['biaya daftar hak cipta berapa'], 'ralat kak, merek', 'biaya daftar merek berapa'],
    [['cara daftar gofood'], 'salah ketik, maksudnya shopeefood', 'cara daftar shopeefood'],
    [['umk bandung berapa'], 'typo, maksudnya ump jabar', 'umk jabar berapa'],
    [['ump jawa tengah berapa'], 'kalo jogja?', 'ump jogja berapa'],
    [['ump bandung berapa', 'kalo solo?'], 'kalo malang brp', 'ump malang berapa'],
    [['modal buka angkringan berapa'], 'kalo warung kopi?', 'modal buka warung kopi berapa'],
    [['cv atau pt bagus mana', 'cv modalnya brp'], 'kalau yang satunya?', 'pt modalnya brp'],
  ])('%j » %s', (earlier, text, changed) => {
    expect(readChange(text, earlier)).toBe(changed);
  });

  test.each([
    [['cara bikin nib'], 'kalau gratis?'],
    [['cara bikin nib'], 'maksudku biayanya'],
    [['cara bikin nib'], 'bukan gitu, maksudku'],
    [['cara jual kue'], 'kalau halal?'],
    [['jual kue modal 5rb untung berapa'], 'kalo bakso?'],
    [['pirt sama halal bedanya apa'], 'kalau yang satunya?'],
    [[], 'bukan pt tapi cv'],
  ])('%j » %s changes nothing by its name', (earlier, text) => {
    expect(readChange(text, earlier)).toBeNull();
  });

  test('is answered as the question that it makes', () => {
    const { content, answered } = answerConversation(['ump jawa tengah berapa', 'kalo jogja?']);
    expect(answered).toBe(true);
    expect(content).toContain('DI Yogyakarta');
    const corrected = answerConversation(['biaya daftar hak cipta berapa', 'ralat kak, merek']);
    expect(corrected.entries.map(({ id }) => id)).toContain('merek-biaya');
  });

  test('that asks for a crime by its change gets a no', () => {
    expect(answerConversation(['jual kue kering di mana', 'kalau ganja?'])).toMatchObject({
      isRefusal: true,
    });
  });
});
