/** A strip of sky is all a phone has room for. */
export function TallSky() {
  return (
    <>
      <rect x="-600" y="-5" width="1600" height="60" fill="url(#dk-sky)" />
      <circle cx="70" cy="26" r="110" fill="url(#dk-eclipse)" />
      <path
        d="M70 48L-5 10M70 48L-5 30M70 48L395 8M70 48L395 26M70 48L260 -5M70 48L180 -5M70 48L395 40"
        stroke="#B7CFC0"
        opacity=".25"
      />
      <path d="M230-5h13l-3 54h-7zM350-5h16l-4 54h-8z" fill="#0A1113" />
      <path
        d="M-5 60V44l16-1 3-7 3 7 20-2h80l10-5 6 5 60 2 8-9 4 9 40-1v-7h8v7l30-1 12-8v-7h5v8l18 1 3-9 3 9 30-2v-6h9v6l30 2v18z"
        fill="#0E1718"
      />
    </>
  );
}

export function TallCountry() {
  return <rect x="-600" y="48" width="1600" height="440" fill="url(#dk-land)" />;
}
